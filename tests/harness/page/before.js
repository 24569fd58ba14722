// Runs before the page's own script: collects what goes wrong there.
window.pageErrors = [];
addEventListener("error", (event) => pageErrors.push(`${event.message} (line ${event.lineno})`));
addEventListener("unhandledrejection", (event) => pageErrors.push(String(event.reason)));
addEventListener("securitypolicyviolation", (event) => pageErrors.push(`blocked: ${event.blockedURI}`));
for (const name of ["error", "warn"]) {
  console[name] = (...words) => pageErrors.push(words.join(" "));
}

import { createServer } from "node:net";
import { setTimeout as wait } from "node:timers/promises";

/**
 * Ports above 1023 that browsers and `fetch` refuse, so the site would never reach the CMS there (the Fetch standard, "bad port":
 * https://fetch.spec.whatwg.org/#port-blocking).
 */
const blockedPorts = [
  1719, 1720, 1723, 2049, 3659, 4045, 4190, 5060, 5061, 6000, 6566, 6665, 6666, 6667, 6668, 6669, 6679, 6697, 10080,
];

/** Fails with a sentence a person can act on when something else already listens, or no browser could. */
function ensureFree(port, setting) {
  return new Promise((free, used) => {
    if (blockedPorts.includes(Number(port)))
      return used(new Error(`port ${port} is one that browsers refuse: set ${setting} to another`));
    const probe = createServer();
    probe.once("error", (/** @type {NodeJS.ErrnoException} */ { code }) =>
      used(
        new Error(
          code === "EACCES"
            ? `port ${port} may not be used by this user: set ${setting} to one above 1023`
            : `port ${port} is taken: stop what uses it, or set ${setting} to another`,
        ),
      ),
    );
    probe.listen(Number(port), () => probe.close(free));
  });
}

/**
 * Both ports of the app. A server left by a killed start ends a moment later, so a taken port is checked again for a
 * few seconds.
 */
export async function ensurePortsFree(env) {
  const check = () => Promise.all([ensureFree(env.PORT, "PORT"), ensureFree(env.CMS_PORT, "CMS_PORT")]);
  for (let again = 0; again < 10; again += 1) {
    const free = await check().then(
      () => true,
      () => false,
    );
    if (free) return;
    await wait(200);
  }
  await check();
}

import { createServer } from "node:net";
import { setTimeout as wait } from "node:timers/promises";

/** Fails with a sentence a person can act on when something else already listens. */
function ensureFree(port, setting) {
  return new Promise((free, used) => {
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

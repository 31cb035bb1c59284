import { createServer } from "node:net";

/** Fails with a sentence a person can act on when something else already listens. */
export function ensureFree(port, setting) {
  return new Promise((free, taken) => {
    const probe = createServer();
    probe.once("error", ({ code }) =>
      taken(
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

import { cpuSeconds, startPart } from "./processes.mjs";

const mostTries = 20;

/**
 * Loads servers one after the other from a process on the other core. `perCore` is responses per second of the server's
 * own processor time: the same as per second when the server is the only bottleneck, and still right when the driver is
 * slower than the server or others use the machine.
 */
export async function startDriver() {
  const part = await startPart("load.mjs", { core: 1 });
  return {
    async drive(pid, load) {
      // On a starved machine a short round may pass without a response, which says nothing about the server.
      for (let tries = 0; tries < mostTries; tries += 1) {
        const before = cpuSeconds(pid);
        const result = await part.request({ connections: 16, headers: {}, ...load });
        if (result.others > 0)
          throw new Error(`${result.others} of ${result.answered + result.others} answers were not 2xx: ${load.url}`);
        if (result.answered > 0) return { ...result, perCore: result.answered / (cpuSeconds(pid) - before) };
      }
      throw new Error(`no answer in ${mostTries} rounds: ${load.url}`);
    },
    stop: () => part.stop(),
  };
}

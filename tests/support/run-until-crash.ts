import { spawn } from "node:child_process";
import { fileURLToPath } from "node:url";
import { settingsOf, type BootOptions } from "./boot-cms.js";

const dying = fileURLToPath(new URL("crash-while-mailing.mjs", import.meta.url));

/** A CMS in a process of its own, which dies at the statement that `deadly` names; how it went. */
export const runUntilCrash = (options: BootOptions, ...deadly: readonly string[]) =>
  new Promise<NodeJS.Signals | null>((resolve) => {
    const { PATH = "", HOME = "" } = process.env;
    const env = { PATH, HOME, ...settingsOf(options) };
    const child = spawn(process.execPath, [dying, ...deadly], { env, stdio: "inherit" });
    child.once("close", (_code, signal) => resolve(signal));
  });

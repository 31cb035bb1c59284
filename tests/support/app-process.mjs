import { startSettings } from "../../scripts/dev/start-settings.mjs";
import { startApp } from "../../scripts/dev/start-app.mjs";

/** Starts an app as `npm start` does after the build, and writes each step to the output as soon as it begins, for tests. */
const reported = new Set();
const write = (line) => {
  if (!reported.has(line)) process.stdout.write(`${line}\n`);
  reported.add(line);
};

const app = await startApp(startSettings(), {
  keep: true,
  steps: {
    announce: write,
    during(name, task) {
      write(name);
      return task((detail) => write(`${name} ${detail}`));
    },
  },
});
write("ready");
process.on("SIGTERM", () => void app.stop().then(() => process.exit(0)));

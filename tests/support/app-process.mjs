import { startSettings } from "../../scripts/dev/start-settings.mjs";
import { startApp } from "../../scripts/dev/start-app.mjs";

/** Starts a house as `npm start` does once all is built, and writes each step as soon as it is taken, for a test to hear. */
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

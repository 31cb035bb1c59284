import { houseSettings } from "../../scripts/house/settings.mjs";
import { startHouse } from "../../scripts/house/start-house.mjs";

/** Starts a house as `npm start` does once all is built, and writes each step as soon as it is taken, for a test to hear. */
const told = new Set();
const write = (line) => {
  if (!told.has(line)) process.stdout.write(`${line}\n`);
  told.add(line);
};

const house = await startHouse(houseSettings(), {
  keep: true,
  steps: {
    say: write,
    during(name, work) {
      write(name);
      return work((detail) => write(`${name} ${detail}`));
    },
  },
});
write("ready");
process.on("SIGTERM", () => void house.stop().then(() => process.exit(0)));

import { buildApp, plugins, targets } from "./dev/build-app.mjs";

const named = process.argv.slice(2).map((name) => (plugins().includes(name) ? "plugins" : name));
const unknown = named.filter((name) => !(name in targets));
if (unknown.length > 0) {
  console.error(`unknown target ${unknown.join(", ")}; targets are ${Object.keys(targets).join(", ")}`);
  process.exit(2);
}
await buildApp(named.length > 0 ? named : undefined);

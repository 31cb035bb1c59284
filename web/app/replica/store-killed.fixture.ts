import { changeLogFixture, listingFixture } from "./replica-fixture";
import { ReplicaStore } from "./store.server";

/** Writes answers of fifty listings each until it is killed, by itself, after so many milliseconds. */
const [, , folder = "", after = "0"] = process.argv;
const store = new ReplicaStore(folder);
setTimeout(() => process.kill(process.pid, "SIGKILL"), Number(after));
const write = (revision: number) => {
  const listings = Array.from({ length: 50 }, (_, at) => listingFixture({ id: (revision - 1) * 50 + at + 1 }));
  store.apply(changeLogFixture({ reset: revision === 1, revision, listings }));
  setImmediate(write, revision + 1);
};
write((store.load().position?.revision ?? 0) + 1);

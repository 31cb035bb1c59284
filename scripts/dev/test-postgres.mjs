import { chmodSync, chownSync, mkdirSync, mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { execFileSync } from "node:child_process";
import { rmSync } from "node:fs";
import { freePort } from "./free-port.mjs";
import { findPostgres, installPackages } from "./system-packages.mjs";

/** PostgreSQL refuses to run as root, so root runs it as `postgres`, the user the Debian package creates. */
function borrowedUser() {
  if (process.getuid?.() !== 0) return {};
  const idOf = (flag) => Number(execFileSync("id", [flag, "postgres"], { encoding: "utf8" }));
  return { uid: idOf("-u"), gid: idOf("-g") };
}

/**
 * A PostgreSQL of our own on a free port, in a temporary folder: `{url, stop}`, or null where none can be had.
 * Durability is off: the tests prove our code, not the disk; and nothing is tidied for a long life or compiled for long queries.
 */
export async function startTestPostgres(announce = console.log) {
  if (!findPostgres()) await installPackages(["postgresql"], announce);
  const bin = findPostgres();
  if (!bin) return null;
  const folder = mkdtempSync(join(tmpdir(), "gevel-postgres-"));
  const data = join(folder, "data");
  mkdirSync(data);
  const user = borrowedUser();
  if (user.uid !== undefined) for (const path of [folder, data]) chownSync(path, user.uid, user.gid);
  chmodSync(data, 0o700);
  /** @type {import("node:child_process").ExecFileSyncOptionsWithStringEncoding} */
  const as = { ...user, cwd: folder, stdio: "pipe", encoding: "utf8" };
  execFileSync(join(bin, "initdb"), ["-D", data, "-U", "gevel", "--auth=trust", "-E", "UTF8", "--locale=C.UTF-8"], as);
  const port = await freePort();
  const settings = {
    ...{ listen_addresses: "127.0.0.1", max_connections: 100, fsync: "off", full_page_writes: "off" },
    ...{ wal_level: "minimal", max_wal_senders: 0, autovacuum: "off", jit: "off" },
  };
  const options = [
    `-p ${port} -k ${folder}`,
    ...Object.entries(settings).map(([name, value]) => `-c ${name}=${value}`),
  ].join(" ");
  execFileSync(join(bin, "pg_ctl"), ["-D", data, "-o", options, "-l", join(folder, "log"), "-w", "start"], {
    ...as,
    stdio: "ignore",
  });
  return {
    url: `postgres://gevel@127.0.0.1:${port}/postgres`,
    stop() {
      execFileSync(join(bin, "pg_ctl"), ["-D", data, "-m", "immediate", "-w", "stop"], { ...as, stdio: "ignore" });
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

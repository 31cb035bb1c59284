import { connect, createServer, type AddressInfo, type Socket } from "node:net";

/** Where a connection is cut: as it opens, as its COMMIT is sent, or as the answer to that comes back. */
export type Cut = "connect" | "before" | "after" | null;

export interface CuttingProxy {
  /** The database's address through the proxy. */
  url: string;
  cut(at: Cut): void;
  /** How many connections were cut. */
  readonly cuts: number;
  close(): Promise<void>;
}

/** A proxy between a CMS and PostgreSQL that cuts connections at the point set by `cut`, until that is null. */
export async function startCuttingProxy(databaseUrl: string): Promise<CuttingProxy> {
  const target = new URL(databaseUrl);
  const sockets = new Set<Socket>();
  let cutting: Cut = null;
  let cuts = 0;
  const server = createServer((client) => {
    if (cutting === "connect") return void client.destroy();
    const database = connect(Number(target.port || 5432), target.hostname);
    let isCommitting = false;
    const both = [client, database];
    const end = () => both.forEach((socket) => socket.destroy());
    for (const socket of both) {
      sockets.add(socket);
      socket.on("error", end).on("close", () => {
        sockets.delete(socket);
        end();
      });
    }
    const breakOff = () => {
      cuts += 1;
      end();
    };
    client.on("data", (bytes) => {
      isCommitting = bytes.includes("COMMIT;");
      if (isCommitting && cutting === "before") breakOff();
      else database.write(bytes);
    });
    database.on("data", (bytes) => {
      if (isCommitting && cutting === "after") breakOff();
      else client.write(bytes);
    });
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  const url = new URL(databaseUrl);
  url.hostname = "127.0.0.1";
  url.port = String((server.address() as AddressInfo).port);
  return {
    url: url.href,
    cut: (at) => void (cutting = at),
    get cuts() {
      return cuts;
    },
    async close() {
      for (const socket of sockets) socket.destroy();
      await new Promise((closed) => server.close(closed));
    },
  };
}

import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";
import PostalMime, { type Email } from "postal-mime";
import { SMTPServer } from "smtp-server";

/** How the server treats clients: `hang` never greets, a number rejects each recipient with that code. */
type Manner = "take" | "hang" | { reject: number };

export interface ReceivedMail {
  /** From the envelope: the actual recipients. */
  from: string;
  to: string[];
  raw: string;
  mail: Email;
}

export interface MailServer {
  url: string;
  received: ReceivedMail[];
  behave(manner: Manner): void;
  isUp(): boolean;
  /** Stops listening and closes connections. */
  goDown(): Promise<void>;
  /** On the same port as before. */
  restart(): Promise<void>;
}

const rejection = (code: number) => Object.assign(new Error(`refused with ${code}`), { responseCode: code });

/** A real mail server in this process that stores the mails it receives. */
export async function startMailServer(): Promise<MailServer> {
  const received: ReceivedMail[] = [];
  let manner: Manner = "take";
  let port = 0;
  let server: SMTPServer | null = null;

  const open = () =>
    new SMTPServer({
      authOptional: true,
      disabledCommands: ["AUTH", "STARTTLS"],
      // It would query the DNS for every connection.
      disableReverseLookup: true,
      closeTimeout: 100,
      onConnect(_session, done) {
        if (manner !== "hang") done();
      },
      onRcptTo(_address, _session, done) {
        done(typeof manner === "object" ? rejection(manner.reject) : null);
      },
      onData(stream, session, done) {
        const { mailFrom, rcptTo } = session.envelope;
        buffer(stream)
          .then(async (bytes) => {
            received.push({
              from: mailFrom ? mailFrom.address : "",
              to: rcptTo.map(({ address }) => address),
              raw: bytes.toString("utf8"),
              mail: await PostalMime.parse(bytes),
            });
            done();
          })
          .catch((cause: unknown) => done(cause instanceof Error ? cause : new Error(String(cause))));
      },
    });

  const restart = async () => {
    const opened = open();
    opened.on("error", () => undefined);
    await new Promise<void>((resolve) => opened.listen(port, "127.0.0.1", resolve));
    const address = opened.server.address() as AddressInfo;
    port = address.port;
    server = opened;
  };
  await restart();
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    behave: (now) => (manner = now),
    isUp: () => server !== null,
    restart,
    goDown: () =>
      new Promise((resolve) => {
        if (!server) return resolve();
        server.close(() => resolve());
        server = null;
      }),
  };
}

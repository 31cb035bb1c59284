import { createHash } from "node:crypto";
import { createCms } from "../../web/app/cms/http-cms.server.js";

/** Stores leads as the site does, over HTTP and many in parallel; prints the duration as JSON. */
const count = 2_000;
const warmUp = 200;
const runAtOnce = 16;

const { CMS_URL = "", REPLICA_SECRET = "" } = process.env;
const cms = createCms({ url: CMS_URL, secret: REPLICA_SECRET });

async function store(from: number, until: number): Promise<void> {
  let next = from;
  const one = async () => {
    while (next < until) {
      const number = (next += 1);
      const answer = await cms.storeLead({
        key: createHash("sha256").update(`bench ${process.pid} ${number}`).digest("hex"),
        form: "site-contact",
        language: "nl",
        page: "/nl/contact/",
        privacyVersion: "2026-05-01",
        listing: null,
        data: {
          ...{ title: "ms", firstName: "An", lastName: "Peeters", phone: "0470123456" },
          ...{ email: `an${number}@visitor.example`, remark: "Is er een tuin, en hoe groot is hij?" },
        },
      });
      if (!answer.created) throw new Error(`lead ${number} was already stored`);
    }
  };
  await Promise.all(Array.from({ length: runAtOnce }, one));
}

await store(0, warmUp);
const since = performance.now();
await store(warmUp, warmUp + count);
console.log(JSON.stringify({ count, seconds: (performance.now() - since) / 1000, runAtOnce }));

import { createHash, randomBytes, randomUUID } from "node:crypto";

const listings = 60;
const popup = "/content-manager/collection-types/api::popup.popup";

/**
 * Requests whose senders consider them stored once the CMS answers with success; each can be repeated unchanged. `send`
 * returns whether the response was a success, `stored` how many rows the database has of it, `wanted` how many it
 * should have.
 */
async function callsOf(app, name) {
  const { CMS_URL, REPLICA_SECRET } = app.env;
  const { accounts } = app.app;
  const call = async (path, token, body) => {
    const headers = { authorization: `Bearer ${token}`, "content-type": "application/json" };
    return fetch(CMS_URL + path, { headers, ...(body && { method: "POST", body: JSON.stringify(body) }) });
  };
  const send = async (path, token, body) => {
    const answer = await call(path, token, body);
    await answer.arrayBuffer();
    return answer.ok;
  };
  const count = async (table, where, ...values) =>
    Number((await app.request(`select count(*) as many from ${table} where ${where}`, ...values))[0].many);

  const signedIn = await call("/admin/login", "", accounts.admin);
  const adminToken = (await signedIn.json()).data.token;
  const made = await call(`${popup}?locale=nl`, adminToken, { title: name });
  const { documentId } = (await made.json()).data;
  const onOffer = "select id, reference from properties where withdrawn_at is null order by id limit 1";
  const [{ id: listing, reference }] = await app.request(onOffer);
  const { slots } = await (await call("/api/leads/visit-slots", REPLICA_SECRET)).json();
  const { key: slot } = slots.find(({ isFree }) => isFree);

  const lead = (form, data, about = null) => ({
    key: createHash("sha256").update(`${name} ${form}`).digest("hex"),
    ...{ form, language: "nl", page: "/nl/contact/", privacyVersion: "2026-05-01", listing: about },
    data: {
      firstName: "An",
      lastName: "Peeters",
      email: `calls-${name}@visitor.example`,
      phone: "0470123456",
      ...data,
    },
  });
  const contact = lead("site-contact", { title: "ms", remark: "Is er een tuin?" });
  const appointment = lead(
    "contact-appointment",
    { slot, preferredDays: [], visitSlots: [], startDate: "", endDate: "", remark: "" },
    { id: listing, reference },
  );
  const properties = Array.from({ length: listings }, (_, at) => ({
    ...{ reference: `${name}-${at}`, goal: 0, webId: 2, zip: "2000", city: "Antwerpen", price: 320_000 },
  }));
  const batch = randomUUID();
  const views = [[listing, randomBytes(16).toString("base64url"), Math.floor(Date.now() / 1000)]];

  return {
    "a lead": {
      send: () => send("/api/leads", REPLICA_SECRET, contact),
      stored: () => count("leads", "key = ?", contact.key),
      expected: 1,
    },
    "a visit": {
      send: () => send("/api/leads", REPLICA_SECRET, appointment),
      stored: () => count("gevel_visit_places", "slot = ?", slot),
      expected: 1,
    },
    "an import": {
      send: () =>
        send("/api/properties/import", accounts.integratorToken, { source: name, mode: "partial", properties }),
      stored: () => count("properties", "source = ?", name),
      expected: listings,
    },
    "page views": {
      send: () => send("/api/owner-stats/views", REPLICA_SECRET, { batch, counted: [], views }),
      stored: () => count("gevel_view_batches", "batch = ?", batch),
      expected: 1,
    },
    "a publication": {
      send: () => send(`${popup}/${documentId}/actions/publish?locale=nl`, adminToken, { title: name }),
      stored: () => count("popups", "document_id = ? and published_at is not null", documentId),
      expected: 1,
    },
  };
}

/**
 * Sends everything while the database is broken, and again once it is repaired; throws if a success was not stored, if
 * a failure was stored after all (unless `isCertain` is false: a connection may end after its COMMIT), if something was
 * stored twice, or if nothing failed, because then nothing was broken. Returns the number of failures, as text.
 */
export async function expectPersisted(app, name, { breakIt, repair, meanwhile = async () => {}, isCertain = true }) {
  const calls = Object.entries(await callsOf(app, name));
  const accepted = new Map();
  const failed = await breakIt();
  try {
    await meanwhile();
    for (const [what, { send }] of calls) accepted.set(what, await send());
  } finally {
    await repair(failed);
  }
  for (const [what, { stored, expected }] of calls) {
    const rows = await stored();
    if (accepted.get(what) && rows !== expected)
      throw new Error(`${what} was accepted, but ${rows} of ${expected} are stored`);
    if (!accepted.get(what) && rows !== 0 && isCertain) throw new Error(`${what} was rejected, but ${rows} are stored`);
  }
  for (const [what, { send, stored, expected }] of calls) {
    if (!(await send())) throw new Error(`${what} is rejected although the database works again`);
    const rows = await stored();
    if (rows !== expected) throw new Error(`${what}, sent once more, is stored ${rows} times instead of ${expected}`);
  }
  const rejected = calls.filter(([what]) => !accepted.get(what)).map(([what]) => what);
  if (rejected.length === 0) throw new Error("nothing was rejected, so the fault had no effect");
  return `rejected ${rejected.join(", ")}, and stored each once when it was sent again`;
}

import { randomUUID } from "node:crypto";
import { seal } from "../../web/app/secrets/sealed.server.ts";

const contactPath = "/nl/contact/";

/** A solved captcha: the characters are sealed in the form, and this app's secret is known here. */
const solvedCaptcha = (secret) => {
  const token = { id: randomUUID(), text: "ACDE3", round: 1, timed: false, at: Date.now() };
  return { captchaToken: seal(JSON.stringify(token), secret, "captcha"), captchaText: "acde3" };
};

/** The id of the contact form on its page, by which the page knows which form a submission belongs to. */
export async function contactIdOf({ site }) {
  const html = await (await fetch(site + contactPath)).text();
  const found = /name="form" value="site-contact"\/><input type="hidden" name="contactId" value="([^"]+)"/.exec(
    html,
  )?.[1];
  if (!found) throw new Error(`${contactPath} has no contact form`);
  return found;
}

/** Sends the contact form without script, as a browser posts it. */
export async function sendForm({ site, env }, email, contactId = "contact") {
  const answer = await fetch(site + contactPath, {
    method: "POST",
    redirect: "manual",
    headers: { origin: site },
    body: new URLSearchParams({
      ...{ form: "site-contact", contactId, title: "ms", firstName: "An", lastName: "Peeters" },
      ...{ email, phone: "0470123456", remark: `Is er een tuin? ${email}`, website: "" },
      ...solvedCaptcha(env.REPLICA_SECRET),
    }),
  });
  return { status: answer.status, address: answer.headers.get("location"), html: await answer.text() };
}

/**
 * Sends `count` forms, a few in parallel; throws if a visitor did not see the thank-you page. Their addresses begin
 * with `who`.
 */
export async function sendForms(app, who, count, runAtOnce = 8) {
  const numbers = Array.from({ length: count }, (_, number) => number).values();
  const visitor = async () => {
    for (const number of numbers) {
      const { status, address } = await sendForm(app, `${who}-${number}@visitor.example`);
      if (status !== 303 || !address)
        throw new Error(`a form of ${who} was answered with ${status} instead of its thank-you page`);
      const thanks = await fetch(new URL(address, app.site));
      if (!thanks.ok) throw new Error(`the thank-you page answers ${thanks.status}`);
    }
  };
  await Promise.all(Array.from({ length: runAtOnce }, visitor));
}

/** Requests pages as a visitor does; throws if one is missing. */
export async function readPages({ site }) {
  for (const path of ["/nl/", "/nl/te-koop/", "/fr/a-louer/", contactPath]) {
    const { status } = await fetch(site + path);
    if (status !== 200) throw new Error(`${path} answers ${status}`);
  }
}

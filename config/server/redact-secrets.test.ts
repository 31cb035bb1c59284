import { expect, it } from "vitest";
import { redactSecrets } from "./redact-secrets.js";

const token = "c.k3v9aeq0rnb1sd7t5w8yz2xu.mb8x1q2p.Rt5yU8iO_p-LkJhGfDsAqWeR";

it.each([
  `/nl/subscription/${token}/`,
  `/subscription/${token}`,
  `/fr/my-visit/${token}/`,
  `/en/my-document/${token}/file`,
  `/de/login/choose-password/${token}/`,
  `/nl/Login/by-mail/${token}.data?_routes=account-link`,
  `/nl//login/by-mail/${token}`,
  `/nl/preview/?type=page&id=abc&expires=1796000000&signature=${token}`,
  `/captcha.json?token=${token}`,
  `https://www.agency.be/nl/subscription/${token}/`,
  `https://www.agency.be/visit-calendar/${token}.ics`,
  `/visit-event/${token}.ics`,
  `http://localhost:1337/api/leads/calendar/${token}.ics`,
  `/admin/auth/reset-password?code=${token}`,
  `/admin/registration-info?registrationToken=${token}`,
  `/api/auth/email-confirmation?confirmation=${token}`,
  `/api/connect/github/callback?access_token=${token}&raw[id_token]=x`,
])("Q-3 redacts the token of %s", (address) => {
  const lines = [address, `GET ${address} (12 ms) 404`, JSON.stringify({ url: address, err: `No route "${address}"` })];
  for (const line of lines) {
    expect(redactSecrets(line)).not.toContain(token.slice(-12));
    expect(redactSecrets(line)).toContain("[redacted]");
  }
});

it("Q-3 keeps a line of JSON readable, with the text beside the token", () => {
  const line = JSON.stringify({ url: `/nl/login/by-mail/${token}/`, err: { message: `of "/nl/my-visit/${token}"` } });
  expect(JSON.parse(redactSecrets(line))).toEqual({
    url: "/nl/login/by-mail/[redacted]/",
    err: { message: 'of "/nl/my-visit/[redacted]"' },
  });
});

it.each([
  "/nl/te-koop/?page=2&types=house",
  "/nl/login/forgotten/",
  "/api/leads/subscriptions/change",
  "/nl/te-koop/antwerpen/huis/12/bezoek/",
  "at load (/srv/gevel/web/app/subscription/load.server.ts:12:3)",
  "at file:///srv/gevel/web/app/subscription/load.server.ts:12:3",
])("Q-3 leaves %s unchanged", (line) => {
  expect(redactSecrets(line)).toBe(line);
});

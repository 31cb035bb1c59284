import { staffAccountResponseSchema } from "@gevel/config";
import { adminApi } from "../support/admin-api.js";
import { app } from "../support/app.js";
import { appointmentOf, freeSlots } from "../support/appointments-api.js";
import {
  fillInFirefox,
  firefoxPath,
  followInFirefox,
  inFirefox,
  pressInFirefox,
  waitUntilShown,
} from "../support/firefox.js";
import { leadOf, sendLead } from "../support/leads-api.js";
import { linkOf, mailTo } from "../support/mail-files.js";
import { test } from "../support/test.js";

const { CMS_URL = "", REPLICA_SECRET = "" } = app.env;
const cms = { url: CMS_URL };
const addressOf = (name: string) => `${name}-${Date.now()}@visitor.example`;
const confirmAddress = "Ja, dit is mijn adres";

async function subscribed(): Promise<string> {
  const email = addressOf("vos");
  const data = { firstName: "Ria", email, newsletterConsent: "yes" };
  await sendLead(cms, leadOf(email, { form: "newsletter", data }), REPLICA_SECRET);
  return email;
}

async function booked(): Promise<string> {
  const email = addressOf("bezoek");
  // Other tests choose the first slots and the last.
  const slot = (await freeSlots(cms, { secret: REPLICA_SECRET })).at(3);
  const lead = appointmentOf("Vos", slot?.key ?? "");
  await sendLead(cms, { ...lead, data: { ...lead.data, email } }, REPLICA_SECRET);
  return email;
}

async function invited(): Promise<string> {
  const staff = await adminApi();
  const email = addressOf("eigenaar");
  const owner = { email, name: "Lien Aerts", language: "nl" };
  await staff.call("/content-manager/collection-types/plugin::properties.owner", "POST", owner);
  const { json } = await staff.call("/owner-stats/account", "POST", { email });
  const id = staffAccountResponseSchema.parse(json).account?.id;
  await staff.call("/owner-stats/accounts/invite", "POST", { id });
  return email;
}

test("FORM-7 FORM-12 OWNER-1 the links of mails lead in Firefox to what can be done there @full", async () => {
  test.skip(firefoxPath === undefined, "no Firefox here");
  const [newsletter, viewing, owner] = [await subscribed(), await booked(), await invited()];
  await inFirefox(linkOf(await mailTo(newsletter), confirmAddress), async (firefox) => {
    const open = (link: string) => firefox.goto(link, { timeout: 0 });

    await test.step("a newsletter subscription is confirmed and ended", async () => {
      await pressInFirefox(firefox, confirmAddress);
      await waitUntilShown(firefox, "h1", "Uw adres is bevestigd");
      await followInFirefox(firefox, "Bekijk of wijzig uw mails");
      await pressInFirefox(firefox, "Stopzetten");
      await waitUntilShown(firefox, "p", "Gestopt: we mailen niets meer.");
    });
    await test.step("a viewing is cancelled", async () => {
      await open(linkOf(await mailTo(viewing), "Verplaatsen of annuleren"));
      await pressInFirefox(firefox, "Annuleer het bezoek");
      await waitUntilShown(firefox, "p", "Dit bezoek kan hier niet meer gewijzigd worden.");
    });
    await test.step("an invited owner chooses a password", async () => {
      await open(/http\S+\/login\/\S+\//.exec((await mailTo(owner)).text ?? "")?.[0] ?? "");
      await fillInFirefox(firefox, "Nieuw wachtwoord", "trap raam deur dak");
      await fillInFirefox(firefox, "Nog eens hetzelfde wachtwoord", "trap raam deur dak");
      await pressInFirefox(firefox, "Bewaar en ga verder");
      await pressInFirefox(firefox, "Afmelden");
    });
    await test.step("and logs in by the link of a mail", async () => {
      await followInFirefox(firefox, "Mail mij een link");
      await waitUntilShown(firefox, "h1", "Aanmelden zonder wachtwoord");
      await fillInFirefox(firefox, "E-mailadres", owner);
      await pressInFirefox(firefox, "Mail mij een link");
      const mail = await mailTo(owner, ({ subject }) => subject === "Uw link om aan te melden");
      await open(linkOf(mail, "Aanmelden"));
      await pressInFirefox(firefox, "Aanmelden");
      await waitUntilShown(firefox, "button", "Afmelden");
    });
  });
});

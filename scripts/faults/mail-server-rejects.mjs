import { expectDelivered } from "./expect-delivered.mjs";
import { sendForms } from "./visitors.mjs";

const rejectedOnce = "select count(*) as many from gevel_outbox where refusals > 0 and problem is not null";

export async function mailServerRejects(app) {
  app.mail.behave("hang");
  await sendForms(app, "hanging", 10);
  app.mail.behave({ reject: 451 });
  await sendForms(app, "refused", 10);
  await app.until(
    "mails that were refused",
    () => app.request(rejectedOnce)[0].many,
    (many) => many > 0,
  );
  app.mail.behave("take");
  await app.waitForEmptyOutbox();
  expectDelivered(app, "hanging", 10);
  expectDelivered(app, "refused", 10);
  return "a mail server that hangs and then rejects temporarily: 20 forms, 40 mails once it accepts them, none twice";
}

import { expectDelivered } from "./delivered.mjs";
import { sendForms } from "./visitors.mjs";

const refusedOnce = "select count(*) as many from gevel_outbox where refusals > 0 and problem is not null";

export async function mailServerRefuses(house) {
  house.mail.behave("hang");
  await sendForms(house, "hanging", 10);
  house.mail.behave({ refuse: 451 });
  await sendForms(house, "refused", 10);
  await house.until(
    "mails that were refused",
    () => house.ask(refusedOnce)[0].many,
    (many) => many > 0,
  );
  house.mail.behave("take");
  await house.untilNoMailWaits();
  expectDelivered(house, "hanging", 10);
  expectDelivered(house, "refused", 10);
  return "a mail server that hangs and then refuses for now: 20 forms, 40 mails once it takes them, none twice";
}

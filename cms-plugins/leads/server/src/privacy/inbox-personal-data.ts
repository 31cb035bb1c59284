import { answersTable, historyTable } from "../inbox/inbox-tables.js";
import { outboxTable } from "../outbox/outbox-tables.js";
import { mailKeysOf } from "../subscriptions/mail-keys.js";
import { tablePersonalData } from "./table-personal-data.js";
import { providerNames, recordLabels } from "./personal-data-messages.js";

export const historyPersonalData = tablePersonalData({
  key: "history",
  table: historyTable,
  id: "id",
  columns: ["was", "now"],
  at: "at",
  title: recordLabels.note,
  facts: { now: recordLabels.text, by: recordLabels.by },
});

export const answersPersonalData = tablePersonalData({
  key: "answers",
  table: answersTable,
  id: "key",
  columns: ["subject", "text"],
  at: "at",
  title: recordLabels.answer,
  facts: { subject: recordLabels.subject, text: recordLabels.text, by: recordLabels.by },
});

export const mailsPersonalData = tablePersonalData({
  key: "mails",
  table: outboxTable,
  id: "id",
  columns: ["recipients", "subject", "problem"],
  at: "created_at",
  title: providerNames.mails,
  facts: { recipients: recordLabels.to, subject: recordLabels.subject },
  keys: mailKeysOf,
});

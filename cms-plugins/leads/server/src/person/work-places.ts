import { answersTable, historyTable } from "../inbox/inbox-tables.js";
import { outboxTable } from "../outbox/outbox-tables.js";
import { mailKeysOf } from "../subscriptions/mail-keys.js";
import { placeOf } from "./place-of-rows.js";
import { placeWords, recordWords } from "./place-words.js";

export const historyPlace = placeOf({
  key: "history",
  table: historyTable,
  id: "id",
  columns: ["was", "now"],
  at: "at",
  title: recordWords.note,
  facts: { now: recordWords.text, by: recordWords.by },
});

export const answersPlace = placeOf({
  key: "answers",
  table: answersTable,
  id: "key",
  columns: ["subject", "text"],
  at: "at",
  title: recordWords.answer,
  facts: { subject: recordWords.subject, text: recordWords.text, by: recordWords.by },
});

export const mailsPlace = placeOf({
  key: "mails",
  table: outboxTable,
  id: "id",
  columns: ["recipients", "subject", "problem"],
  at: "created_at",
  title: placeWords.mails,
  facts: { recipients: recordWords.to, subject: recordWords.subject },
  keys: mailKeysOf,
});

/** Mails of these visitors that arrived, by Message-ID. */
function timesOf({ mail }, who) {
  const times = new Map();
  for (const { mail: received } of mail.received) {
    const text = `${received.text ?? ""} ${(received.to ?? []).map(({ address }) => address).join(" ")}`;
    if (text.includes(`${who}-`)) times.set(received.messageId, (times.get(received.messageId) ?? 0) + 1);
  }
  return times;
}

/**
 * Throws unless each of these visitors has one lead, and each lead its two mails. `repeated`: how many mails may have
 * arrived twice, with the same Message-ID.
 */
export function expectDelivered(app, who, count, { repeated = 0 } = {}) {
  const leads = app.leadsOf(who);
  if (leads !== count) throw new Error(`${leads} leads of ${count}`);
  const times = timesOf(app, who);
  if (times.size !== 2 * count) throw new Error(`${times.size} mails of ${2 * count}`);
  const twice = [...times.values()].filter((many) => many > 1);
  if (twice.length > repeated || twice.some((many) => many > 2)) throw new Error(`${twice.length} mails came twice`);
}

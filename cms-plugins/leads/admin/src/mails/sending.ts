/** Who may send mails again, and test mails. */
export const sending = [{ action: "plugin::leads.mails.send", subject: null }];

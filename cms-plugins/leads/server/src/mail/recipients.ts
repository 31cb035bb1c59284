import { forms, isMailAddress, mailAddresses, type FormKey, type MailAgency } from "@gevel/config";

const each = (addresses: readonly string[]): string[] => [
  ...new Map(addresses.map((address) => [address.toLowerCase(), address])).values(),
];

/**
 * The agency's recipients of a form's mail: the listing's own agent or the member of the team, if the form says so, and
 * the addresses staff set for it (CMS-5). Without any: the general address, else that of the first office with one.
 */
export function agencyRecipients(form: FormKey, agency: MailAgency, person: { email: string } | null): string[] {
  const { recipient } = forms[form];
  const own = recipient === "agent" || recipient === "member" ? (person?.email ?? "").trim() : "";
  const named = agency.recipients
    .filter((entry) => entry.form === form)
    .flatMap(({ emails }) => mailAddresses(emails).addresses);
  const meant = each([...(isMailAddress(own) ? [own] : []), ...named]);
  if (meant.length > 0) return meant;
  return generalRecipients(agency);
}

/** The general address of the agency, else that of its first office that has one. */
export function generalRecipients({ config }: MailAgency): string[] {
  return [config.email, ...config.offices.map(({ email }) => email)].filter(isMailAddress).slice(0, 1);
}

import { formatPhone, forms, type FormKey, type Lead } from "@gevel/config";

/** The columns that lists show and staff search by. */
export interface LeadColumns {
  name: string;
  email: string;
  /** Grouped 4-2-2-2 or 3-2-2-2. */
  phone: string;
  /** The visitor's own text. */
  message: string;
}

const longestName = 401;

export function leadColumns(form: FormKey, data: Lead["data"]): LeadColumns {
  const answer = (name: string) => [data[name] ?? ""].flat().join("\n").trim();
  const own = forms[form].fields.filter(({ kind }) => kind === "long").map(({ name }) => answer(name));
  return {
    name: [answer("firstName"), answer("lastName")].filter(Boolean).join(" ").slice(0, longestName),
    email: answer("email"),
    phone: formatPhone(answer("phone")),
    message: own.filter(Boolean).join("\n\n"),
  };
}

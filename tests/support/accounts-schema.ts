import { z } from "zod";

const account = z.object({ email: z.string(), password: z.string() });

/** The accounts of an app with demo content, as its first start recorded them. */
export const accountsSchema = z.object({
  admin: account,
  marketing: account,
  owners: z.array(account),
  integratorToken: z.string(),
});

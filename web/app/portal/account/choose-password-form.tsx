import { passwordLength } from "@gevel/config";
import { useIntl } from "react-intl";
import { Button } from "~/ui/button";
import { TextInput } from "~/ui/controls";
import { Field } from "~/ui/field";
import type { AccountState } from "./account-state";
import styles from "./account-screen.module.css";

/** The same word twice; where it will not do, both are typed anew and the page says why. */
export function ChoosePasswordForm({ state }: { state: Extract<AccountState, { kind: "choose" }> }) {
  const { formatMessage } = useIntl();
  const { email, problem } = state;
  const text = (name: string) => formatMessage({ id: `account.${name}` }, { characters: passwordLength.characters });
  const ofSecond = problem === "mismatch";
  return (
    <form method="post" className={styles.form} noValidate>
      {/* Password managers keep a password with its name. */}
      <Field id="username" name="username" label={formatMessage({ id: "site.login.username" })} required>
        {(control) => <TextInput {...control} type="email" autoComplete="username" value={email} readOnly />}
      </Field>
      <Field
        id="password"
        name="password"
        label={text("choose.password")}
        help={text("choose.help")}
        error={problem && !ofSecond ? text(`problem.${problem}`) : undefined}
        required
      >
        {(control) => (
          <TextInput
            {...control}
            type="password"
            autoComplete="new-password"
            maxLength={200}
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- The page that comes back opens here.
            autoFocus={problem !== null && !ofSecond}
          />
        )}
      </Field>
      <Field
        id="confirmation"
        name="confirmation"
        label={text("choose.confirmation")}
        error={ofSecond ? text("problem.mismatch") : undefined}
        required
      >
        {(control) => (
          <TextInput
            {...control}
            type="password"
            autoComplete="new-password"
            maxLength={200}
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- The page that comes back opens here.
            autoFocus={ofSecond}
          />
        )}
      </Field>
      <Button type="submit">{text("choose.submit")}</Button>
    </form>
  );
}

import { errors } from "@gevel/config";
import { useIntl } from "react-intl";
import { usePaths } from "~/i18n/use-paths";
import { Button } from "~/ui/button";
import { TextInput } from "~/ui/controls";
import { Field, FieldError } from "~/ui/field";
import type { AccountState } from "./account-state";
import styles from "./account-screen.module.css";

/** An address, and the mail that comes of it. */
export function RequestLinkForm({ state }: { state: Extract<AccountState, { kind: "ask" }> }) {
  const { formatMessage } = useIntl();
  const { login } = usePaths();
  const { what, email, problem, wait } = state;
  const text = (name: string) => formatMessage({ id: `account.${name}` });
  return (
    <form method="post" className={styles.form} noValidate>
      {problem && problem !== "missing" ? (
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- The page that comes back opens here.
        <div role="alert" tabIndex={-1} autoFocus>
          <FieldError id="account-problem">
            {wait === null
              ? formatMessage({ id: errors[problem].messageId })
              : formatMessage({ id: "site.login.wait" }, { minutes: wait })}
          </FieldError>
        </div>
      ) : null}
      <Field
        id="email"
        name="email"
        label={formatMessage({ id: "site.login.username" })}
        error={problem === "missing" ? text("email.missing") : undefined}
        required
      >
        {(control) => (
          <TextInput
            {...control}
            type="email"
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={200}
            defaultValue={email}
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- The page that comes back opens here.
            autoFocus={problem === "missing"}
          />
        )}
      </Field>
      <Button type="submit">{text(`ask.${what}.submit`)}</Button>
      <p className={styles.help}>
        <a href={login}>{text("back")}</a>
      </p>
    </form>
  );
}

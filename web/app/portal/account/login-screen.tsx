import { Form, useNavigation } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { errors, formatPhone, phoneHref } from "@gevel/config";
import { Button } from "~/ui/button";
import { TextInput } from "~/ui/controls";
import { Field, FieldError } from "~/ui/field";
import { usePaths } from "~/i18n/use-paths";
import { accountPath } from "./account-addresses";
import type { LoginProblem } from "./login.server";
import type { LoginOffer } from "./login-offer.server";
import { AccountScreen } from "./account-screen";
import screen from "./account-screen.module.css";
import styles from "./login-screen.module.css";

interface LoginScreenProps extends LoginOffer {
  problem: LoginProblem | null;
  /** The visitor was in the portal, and is no longer. */
  hasEnded: boolean;
}

/** ROUTE-4: the login page for owners. */
export function LoginScreen({ problem, hasEnded, shows, offices }: LoginScreenProps) {
  const { formatMessage } = useIntl();
  const { login } = usePaths();
  const busy = useNavigation().state !== "idle";
  const form = useRef<HTMLFormElement>(null);

  useEffect(() => {
    if (problem) form.current?.querySelector<HTMLElement>("[aria-invalid], input")?.focus();
  }, [problem]);

  const missing = (field: "username" | "password") =>
    problem?.missing.includes(field) ? formatMessage({ id: "site.login.missing" }) : undefined;

  return (
    <AccountScreen
      title={<FormattedMessage id="site.login.title" />}
      lead={<FormattedMessage id={hasEnded ? "site.login.ended" : "site.login.intro"} />}
      isNews={hasEnded}
      more={
        <ul className={styles.shows}>
          {shows.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      }
    >
      <Form ref={form} method="post" action={login} className={screen.form} noValidate>
        {problem ? (
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- Without script the page that comes back opens here.
          <div role="alert" tabIndex={-1} autoFocus className={screen.problem}>
            <FieldError id="login-problem">
              {problem.wait === null ? (
                <FormattedMessage id={errors[problem.code].messageId} />
              ) : (
                <FormattedMessage id="site.login.wait" values={{ minutes: problem.wait }} />
              )}
            </FieldError>
            {problem.wait === null ? null : (
              <p>
                <FormattedMessage id="site.login.waitLink" />
              </p>
            )}
          </div>
        ) : null}
        <Field
          id="username"
          name="username"
          label={formatMessage({ id: "site.login.username" })}
          error={missing("username")}
          required
        >
          {(control) => (
            <TextInput
              {...control}
              autoComplete="username"
              autoCapitalize="none"
              spellCheck={false}
              maxLength={200}
              defaultValue={problem?.username}
            />
          )}
        </Field>
        <Field
          id="password"
          name="password"
          label={formatMessage({ id: "site.login.password" })}
          error={missing("password")}
          required
        >
          {(control) => <TextInput {...control} type="password" autoComplete="current-password" maxLength={200} />}
        </Field>
        <Button type="submit" busy={busy}>
          <FormattedMessage id="site.login.submit" />
        </Button>
        <ul className={styles.ways}>
          <li>
            <a href={accountPath(login, "forgotten")}>
              <FormattedMessage id="site.login.forgotten" />
            </a>
          </li>
          <li>
            <a href={accountPath(login, "byMail")}>
              <FormattedMessage id="site.login.byMail" />
            </a>
          </li>
        </ul>
        <div className={screen.help}>
          <p>
            <FormattedMessage id="site.login.help" />
          </p>
          <ul className={styles.offices}>
            {offices.map(({ name, phone }) => (
              <li key={phone}>
                {name} <a href={phoneHref(phone)}>{formatPhone(phone)}</a>
              </li>
            ))}
          </ul>
        </div>
      </Form>
    </AccountScreen>
  );
}

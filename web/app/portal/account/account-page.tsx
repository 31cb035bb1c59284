import { useIntl } from "react-intl";
import { AccountScreen } from "./account-screen";
import { DeviceList } from "./device-list";
import { screenOf, type AccountState } from "./account-state";
import { Button, ButtonLink } from "~/ui/button";
import styles from "./account-screen.module.css";
import { usePaths } from "~/i18n/use-paths";
import { accountPath } from "./account-addresses";
import { errors, passwordLength } from "@gevel/config";
import { TextInput } from "~/ui/controls";
import { Field, FieldError } from "~/ui/field";
import type { MessageName } from "~/i18n/message-id";

/** The same password twice; if it is rejected, both are typed anew and the page says why. */
function ChoosePasswordForm({ state }: { state: Extract<AccountState, { kind: "choose" }> }) {
  const { formatMessage } = useIntl();
  const { email, problem } = state;
  const text = (name: MessageName<"account.">) =>
    formatMessage({ id: `account.${name}` }, { characters: passwordLength.characters });
  const ofSecond = problem === "mismatch";
  return (
    <form method="post" className={styles.form} noValidate>
      {/* Password managers store a password with its username. */}
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

/** Asks for an address and sends the mail with the link. */
function RequestLinkForm({ state }: { state: Extract<AccountState, { kind: "ask" }> }) {
  const { formatMessage } = useIntl();
  const { login } = usePaths();
  const { what, email, problem, wait } = state;
  const text = (name: MessageName<"account.">) => formatMessage({ id: `account.${name}` });
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

const useText = () => {
  const { formatMessage } = useIntl();
  return (name: MessageName<"account.">) => formatMessage({ id: `account.${name}` });
};

/** Help if no mail arrives. */
function SentLinks({ what }: { what: "reset" | "login" }) {
  const text = useText();
  const { login } = usePaths();
  return (
    <div className={styles.form}>
      <p>{text("sent.hint")}</p>
      <p className={styles.help}>
        <a href={accountPath(login, what === "reset" ? "forgotten" : "byMail")}>{text("sent.again")}</a>
      </p>
      <p className={styles.help}>
        <a href={login}>{text("back")}</a>
      </p>
    </div>
  );
}

/** For a used or expired link: how to get another. */
function ExpiredLinks({ what }: { what: "reset" | "login" }) {
  const text = useText();
  const { login } = usePaths();
  return (
    <div className={styles.form}>
      <ButtonLink href={accountPath(login, what === "reset" ? "forgotten" : "byMail")}>
        {text(`gone.${what}.submit`)}
      </ButtonLink>
      <p className={styles.help}>
        <a href={login}>{text("back")}</a>
      </p>
    </div>
  );
}

function ConfirmLoginForm({ state }: { state: Extract<AccountState, { kind: "enter" }> }) {
  const { formatMessage } = useIntl();
  return (
    <form method="post" className={styles.form}>
      <p>{formatMessage({ id: "account.enter.as" }, { email: state.email })}</p>
      <Button type="submit">{formatMessage({ id: "account.enter.submit" })}</Button>
    </form>
  );
}

function AccountContent({ state }: { state: AccountState }) {
  switch (state.kind) {
    case "ask":
      return <RequestLinkForm state={state} />;
    case "choose":
      return <ChoosePasswordForm state={state} />;
    case "enter":
      return <ConfirmLoginForm state={state} />;
    case "devices":
      return <DeviceList devices={state.devices} />;
    case "sent":
      return <SentLinks what={state.what} />;
    case "gone":
      return <ExpiredLinks what={state.what} />;
  }
}

/** OWNER-1: the pages of an owner's account besides the login. */
export function AccountPage({ state }: { state: AccountState }) {
  const { formatMessage } = useIntl();
  const screen = screenOf(state);
  return (
    <AccountScreen
      title={formatMessage({ id: `account.${screen}.title` })}
      lead={formatMessage({ id: `account.${screen}.intro` })}
    >
      <AccountContent state={state} />
    </AccountScreen>
  );
}

import { useIntl } from "react-intl";
import { AccountScreen } from "./account-screen";
import { RequestLinkForm } from "./request-link-form";
import { ChoosePasswordForm } from "./choose-password-form";
import { DeviceList } from "./device-list";
import { ConfirmLoginForm } from "./confirm-login-form";
import { titleOf, type AccountState } from "./account-state";
import { ExpiredLinks, SentLinks } from "./account-links";

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

/** OWNER-1: what stands behind a login that is more than a login. */
export function AccountPage({ state }: { state: AccountState }) {
  const { formatMessage } = useIntl();
  const title = titleOf(state);
  return (
    <AccountScreen
      title={formatMessage({ id: `account.${title}` })}
      lead={formatMessage({ id: `account.${title.replace(/title$/, "intro")}` })}
    >
      <AccountContent state={state} />
    </AccountScreen>
  );
}

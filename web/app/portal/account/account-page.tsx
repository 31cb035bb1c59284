import { useIntl } from "react-intl";
import { AccountScreen } from "./account-screen";
import { AskForm } from "./ask-form";
import { ChooseForm } from "./choose-form";
import { DeviceList } from "./device-list";
import { EnterForm } from "./enter-form";
import { titleOf, type AccountState } from "./account-state";
import { GoneLinks, SentLinks } from "./account-links";

function What({ state }: { state: AccountState }) {
  switch (state.kind) {
    case "ask":
      return <AskForm state={state} />;
    case "choose":
      return <ChooseForm state={state} />;
    case "enter":
      return <EnterForm state={state} />;
    case "devices":
      return <DeviceList devices={state.devices} />;
    case "sent":
      return <SentLinks what={state.what} />;
    case "gone":
      return <GoneLinks what={state.what} />;
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
      <What state={state} />
    </AccountScreen>
  );
}

import { useIntl } from "react-intl";
import { usePaths } from "~/i18n/use-paths";
import { Button } from "~/ui/button";
import type { DeviceItem } from "./account-state";
import screen from "./account-screen.module.css";
import styles from "./device-list.module.css";
import type { MessageName } from "~/i18n/message-id";

/** The devices where an owner is logged in. Ends sessions one by one, or all but this one. */
export function DeviceList({ devices }: { devices: readonly DeviceItem[] }) {
  const { formatMessage } = useIntl();
  const { login } = usePaths();
  const text = (name: MessageName<"account.">, values?: Record<string, string>) =>
    formatMessage({ id: `account.${name}` }, values);
  return (
    <div className={screen.form}>
      <ul className={styles.devices}>
        {devices.map(({ id, device, current, lastUsed }) => {
          const name = device || text("devices.unknown");
          return (
            <li key={id}>
              <div>
                <strong>{name}</strong>
                <span className={screen.help}>
                  {current ? text("devices.current") : text("devices.used", { when: lastUsed })}
                </span>
              </div>
              {current ? null : (
                <form method="post">
                  <input type="hidden" name="end" value={id} />
                  <Button type="submit" variant="quiet" aria-label={text("devices.endOf", { device: name })}>
                    {text("devices.end")}
                  </Button>
                </form>
              )}
            </li>
          );
        })}
      </ul>
      {devices.length > 1 ? (
        <form method="post">
          <input type="hidden" name="end" value="others" />
          <Button type="submit" variant="secondary">
            {text("devices.endOthers")}
          </Button>
        </form>
      ) : null}
      <p className={screen.help}>
        <a href={login}>{text("devices.back")}</a>
      </p>
    </div>
  );
}

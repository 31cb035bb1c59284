import { StaffPage, type StaffPageProps, PageTab, PageTabs } from "@gevel/core/screens";
import { useIntl } from "react-intl";
import { ownersTabs } from "./owners-tabs";
import { useRight } from "./permissions";
import en from "./translations/en.json";

function PartLink({ path, name, right }: (typeof ownersTabs)[number]) {
  const { formatMessage } = useIntl();
  if (!useRight(right)) return null;
  return <PageTab to={`/plugins/owner-stats/${path}`}>{formatMessage({ id: name, defaultMessage: en[name] })}</PageTab>;
}

/** The tabs above each part. */
function OwnersNav() {
  const { formatMessage } = useIntl();
  return (
    <PageTabs label={formatMessage({ id: "owner-stats.parts", defaultMessage: en["owner-stats.parts"] })}>
      {ownersTabs.map((part) => (
        <PartLink key={part.path} {...part} />
      ))}
    </PageTabs>
  );
}

/** One page of the owners section, below its tabs. */
export function OwnersPage(page: Omit<StaffPageProps, "tabs">) {
  return <StaffPage {...page} tabs={<OwnersNav />} />;
}

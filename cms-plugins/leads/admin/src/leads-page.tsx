import { StaffPage, type StaffPageProps, PageTab, PageTabs } from "@gevel/core/screens";
import { usePermissionTo, type Permission } from "./permissions";
import type { MessageId } from "./use-messages";
import { useMessages } from "./use-messages";

const tabs: readonly { path: string; name: MessageId; permission: Permission }[] = [
  { path: "inbox", name: "leads.inbox.title", permission: "readLeads" },
  { path: "mails", name: "leads.mails.title", permission: "readMails" },
  { path: "words", name: "leads.mails.tab.mailTexts", permission: "readMails" },
  { path: "files", name: "leads.mails.tab.files", permission: "readMailFiles" },
  { path: "subscriptions", name: "leads.subscriptions.title", permission: "readLeads" },
  { path: "person", name: "leads.privacy.title", permission: "exportPersonalData" },
  { path: "retention", name: "leads.retention.title", permission: "readLeads" },
];

function TabLink({ path, name, permission }: (typeof tabs)[number]) {
  const { text } = useMessages();
  return usePermissionTo(permission) ? <PageTab to={`/plugins/leads/${path}`}>{text(name)}</PageTab> : null;
}

/** The tabs of the leads section, above each of its pages; hides those the user may not open. */
function LeadsNav() {
  const { text } = useMessages();
  return (
    <PageTabs label={text("leads.mails.tabs")}>
      {tabs.map((tab) => (
        <TabLink key={tab.path} {...tab} />
      ))}
    </PageTabs>
  );
}

/** One page of the leads section, below its tabs. */
export function LeadsPage(page: Omit<StaffPageProps, "tabs">) {
  return <StaffPage {...page} tabs={<LeadsNav />} />;
}

import { Part, PartsBar } from "@gevel/kit/screens";
import { useRight, type Right } from "./rights";
import type { Texts } from "./texts/en";
import { useTexts } from "./texts/use-texts";

const parts: readonly { path: string; name: keyof Texts; right: Right }[] = [
  { path: "inbox", name: "leads.inbox.title", right: "readLeads" },
  { path: "mails", name: "leads.mails.title", right: "readMails" },
  { path: "words", name: "leads.mails.tab.words", right: "readMails" },
  { path: "files", name: "leads.mails.tab.files", right: "readMailFiles" },
  { path: "subscriptions", name: "leads.subscriptions.title", right: "readLeads" },
  { path: "person", name: "leads.person.title", right: "exportPerson" },
  { path: "retention", name: "leads.retention.title", right: "readLeads" },
];

function PartLink({ path, name, right }: (typeof parts)[number]) {
  const { text } = useTexts();
  return useRight(right) ? <Part to={`/plugins/leads/${path}`}>{text(name)}</Part> : null;
}

/** The parts of the leads, above each of them; who may not open one does not see it. */
export function PartsNav() {
  const { text } = useTexts();
  return (
    <PartsBar label={text("leads.mails.tabs")}>
      {parts.map((part) => (
        <PartLink key={part.path} {...part} />
      ))}
    </PartsBar>
  );
}

/**
 * A text being written beside a lead, stored until it is sent or the tab is closed, so that opening another lead loses
 * nothing.
 */
interface Draft {
  key: string;
  subject?: string;
  text: string;
}

const drafts = new Map<string, Draft>();

type Kind = "note" | "answer";

const nameOf = (kind: Kind, lead: string) => `${kind} ${lead}`;

export const readDraft = (kind: Kind, lead: string): Draft | undefined => drafts.get(nameOf(kind, lead));

export function saveDraft(kind: Kind, lead: string, draft: Draft | null): void {
  if (draft) drafts.set(nameOf(kind, lead), draft);
  else drafts.delete(nameOf(kind, lead));
}

import { type EntryState, type Language, type MenuRow } from "@gevel/config";
import { Tooltip, VisuallyHidden } from "@strapi/design-system";
import styled from "styled-components";
import { useMessages } from "./use-messages";

const isOnline = (state: EntryState | undefined) => state === "published" || state === "modified";

const Chip = styled.span<{ $shown: boolean; $certain: boolean }>`
  display: inline-block;
  min-width: 3.2rem;
  padding: 2px 6px;
  border: 1px ${({ $certain }) => ($certain ? "solid" : "dashed")}
    ${({ theme, $shown }) => ($shown ? theme.colors.success200 : theme.colors.danger200)};
  border-radius: 4px;
  background: ${({ theme, $shown, $certain }) =>
    $shown ? ($certain ? theme.colors.success100 : theme.colors.neutral0) : theme.colors.danger100};
  color: ${({ theme, $shown }) => ($shown ? theme.colors.success700 : theme.colors.danger700)};
  font-size: 1.1rem;
  font-weight: 600;
  line-height: 1.5;
  text-align: center;
  text-transform: uppercase;
`;

interface PublishedLanguagesProps {
  row: MenuRow;
  languages: readonly Language[];
}

/** The languages in which an entry is in the menu, with its state; one that is not its own is dashed. */
export function PublishedLanguages({ row: { states }, languages }: PublishedLanguagesProps) {
  const { text, nameOf } = useMessages();
  const [first] = languages;
  const isShown = first !== undefined && isOnline(states[first]);
  return (
    <ul style={{ display: "flex", gap: 4 }}>
      {languages.map((language) => {
        const state = states[language] ?? "missing";
        const own = isOnline(state);
        const key = own
          ? state
          : state === "draft"
            ? isShown
              ? "draft"
              : "draftAbsent"
            : isShown
              ? "missing"
              : "absent";
        const stateLabel = text(`menu-tree.state.${key}`, {
          language: nameOf(language),
          shown: first ? nameOf(first) : "",
        });
        return (
          <li key={language}>
            <Tooltip label={stateLabel}>
              <Chip $shown={own || isShown} $certain={own} aria-hidden>
                {language}
              </Chip>
            </Tooltip>
            <VisuallyHidden>{stateLabel}</VisuallyHidden>
          </li>
        );
      })}
    </ul>
  );
}

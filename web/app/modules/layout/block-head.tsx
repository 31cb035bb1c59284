import { FormattedMessage } from "react-intl";
import { ButtonSiteLink } from "~/shell/links/button-site-link";
import { RichText } from "~/i18n/rich-text";
import { SectionHead } from "~/ui/section";
import type { ItemsBlock, ModuleHead } from "../content/items";

/** Title and introduction of a module; null if it has neither. */
export function ModuleTitle({ head, level, id }: { head: ModuleHead; level: 1 | 2; id: string }) {
  const intro = head.html.trim() ? (
    <RichText html={head.html} lang={head.lang} />
  ) : head.text ? (
    <p>{head.text}</p>
  ) : null;
  if (!head.title && !head.kicker && !intro) return null;
  return <SectionHead id={id} level={level} title={head.title} kicker={head.kicker} lang={head.lang} intro={intro} />;
}

/** The title of one group among several of a module. */
export function BlockTitle({ heading, level }: Pick<ItemsBlock, "heading"> & { level: 2 | 3 }) {
  if (!heading?.title) return null;
  const { title, text, lang } = heading;
  return <SectionHead level={level} title={title} lang={lang} intro={text ? <p>{text}</p> : null} />;
}

/** The link after a group, or the text shown when the group is empty. */
export function BlockFoot({ more, nothing = false }: Pick<ItemsBlock, "more"> & { nothing?: boolean }) {
  if (!nothing && !more?.label) return null;
  return (
    <>
      {nothing ? (
        <p>
          <FormattedMessage id="modules.noListings" />
        </p>
      ) : null}
      {more?.label ? (
        <p>
          <ButtonSiteLink to={{ target: more }} variant="secondary">
            {more.label}
          </ButtonSiteLink>
        </p>
      ) : null}
    </>
  );
}

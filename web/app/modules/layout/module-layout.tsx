import { useId, type ReactNode } from "react";
import { FormIsland } from "~/forms/form-island";
import type { FormText } from "~/forms/form-text";
import { BlockFoot, BlockTitle, ModuleTitle } from "./block-head";
import { groupLevel } from "./block-levels";
import type { RenderedListBlock, RenderedModule, SlidesBlock } from "../content/items";
import { StaticHtml } from "~/islands/static-markup";
import { ListIsland } from "~/properties/search-islands";
import styles from "./module-layout.module.css";

/** A module that shows a single form and nothing else: its text is beside the form. */
export const isLoneForm = ({ blocks }: Pick<RenderedModule, "blocks">): boolean =>
  blocks.length === 1 && blocks[0]?.kind === "form";

interface ModuleLayoutProps {
  module: RenderedModule;
  level: 1 | 2;
  /** Text of the page to show beside the form. */
  promise?: FormText;
  /** How a moving view renders one group and its title, beside its controls. */
  slides?: (block: SlidesBlock, title: ReactNode) => ReactNode;
}

/** Shared by all views: the module's title, its groups, its forms, the list page. */
export function ModuleLayout({ module, level, promise, slides }: ModuleLayoutProps) {
  const id = useId();
  const titled = Boolean(module.head.title);
  const ofGroups = groupLevel(module.head, level);
  const [first] = module.blocks;
  const passesTitleOn = first?.kind === "slides" && !first.heading?.title;
  const isForm = isLoneForm(module);
  const title = <ModuleTitle head={module.head} level={level} id={id} />;

  const renderBlock = (block: RenderedListBlock) => {
    if (block.kind === "rendered")
      return <StaticHtml key={block.id} as="div" className={styles.group} markup={block.rendered} />;
    if (block.kind === "form") {
      return (
        <FormIsland
          key={block.id}
          contact={block.form}
          choices={block.choices}
          {...(block.given && { given: block.given })}
          privacyVersion={block.privacyVersion}
          level={isForm && module.head.title ? level : ofGroups}
          variant={module.formVariant}
          {...(isForm && { head: { ...module.head, id } })}
          {...(promise && { promise })}
          person={block.person}
        />
      );
    }
    if (block.kind === "search") return <ListIsland key={block.id} data={block.data} />;
    if (block.kind === "projects" || block.kind === "costs" || block.kind === "reviews")
      return <StaticHtml key={block.id} as="div" markup={block.rendered} />;
    const { heading, more } = block;
    const ownTitle = passesTitleOn && block === first ? title : <BlockTitle heading={heading} level={ofGroups} />;
    return (
      <div key={block.id} className={styles.group}>
        {slides?.(block, ownTitle)}
        <BlockFoot more={more} />
      </div>
    );
  };

  return (
    <section className={styles.module} aria-labelledby={titled ? id : undefined}>
      {passesTitleOn || isForm ? null : title}
      {module.blocks.map(renderBlock)}
    </section>
  );
}

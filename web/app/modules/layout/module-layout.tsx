import { useId, type ReactNode } from "react";
import { FormIsland } from "~/forms/form-island";
import type { FormLook } from "~/forms/site-form";
import { BlockFoot, BlockTitle, ModuleTitle } from "./block-head";
import type { Block, ItemsBlock, ModuleContent } from "../content/items";
import type { ItemLevel } from "../items/item-title";
import { Drawn } from "~/islands/drawn";
import { ListIsland } from "~/properties/search-islands";
import styles from "./module-layout.module.css";

interface ModuleLayoutProps {
  module: ModuleContent;
  level: 1 | 2;
  /** How the view draws one group of items, with its title where `titleWithItems` asks for it. */
  items: (block: ItemsBlock, level: ItemLevel, title: ReactNode) => ReactNode;
  /** The view sets the title itself, beside what moves the items. */
  titleWithItems?: boolean;
  form: FormLook;
}

/** What all views share: the module's title, its groups with theirs, its forms, the list page. */
export function ModuleLayout({ module, level, items, titleWithItems = false, form }: ModuleLayoutProps) {
  const id = useId();
  const titled = Boolean(module.head.title);
  const groupLevel = titled && level === 2 ? 3 : 2;
  const [first] = module.blocks;
  const handsTitleOn = titleWithItems && first?.kind === "items" && !first.heading?.title && first.items.length > 0;
  const title = <ModuleTitle head={module.head} level={level} id={id} />;

  const draw = (block: Block) => {
    if (block.kind === "form") {
      return <FormIsland key={block.id} contact={block.form} choices={block.choices} level={groupLevel} look={form} />;
    }
    if (block.kind === "search") return <ListIsland key={block.id} data={block.data} />;
    if (block.kind === "projects") return <Drawn key={block.id} as="div" markup={block.drawn} />;
    const itemLevel: ItemLevel = block.heading?.title ? (groupLevel === 3 ? 4 : 3) : groupLevel;
    const ownTitle = <BlockTitle block={block} level={groupLevel} />;
    const blockTitle = handsTitleOn && block === first ? title : ownTitle;
    return (
      <div key={block.id} className={styles.group}>
        {titleWithItems && block.items.length > 0 ? null : ownTitle}
        {block.items.length > 0 ? items(block, itemLevel, titleWithItems ? blockTitle : null) : null}
        <BlockFoot block={block} />
      </div>
    );
  };

  return (
    <section className={styles.module} aria-labelledby={titled ? id : undefined}>
      {handsTitleOn ? null : title}
      {module.blocks.map(draw)}
    </section>
  );
}

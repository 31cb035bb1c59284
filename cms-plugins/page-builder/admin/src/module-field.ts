import type { ComponentType, ReactElement } from "react";
import type { CreatedModule } from "./created-module";

/**
 * What Strapi's field of relations calls: see cms/src/admin/strapi-patches/patch-strapi.ts. It is part of Strapi then, so it holds nothing that is made of
 * Strapi's parts: those come when the admin starts.
 */

export const moduleUid = "api::module.module";

export interface RowProps {
  targetModel: string;
  label: string;
  id?: string;
  params: unknown;
  /** Of the row's draft. */
  changedAt?: string;
}

/** Opens an entry over the form. */
interface OpenRelation {
  type: "GO_TO_RELATION";
  payload: {
    document: { collectionType: string; model: string; documentId: string; params: unknown };
    shouldBypassConfirmation: boolean;
  };
}

export interface ActionProps {
  targetModel: string;
  disabled?: boolean;
  /** Takes an entry into the field, as if it had been chosen from the list. */
  connect: (made: CreatedModule) => void;
  params: unknown;
  Renderer: ComponentType<{ children: (open: { dispatch: (action: OpenRelation) => void }) => ReactElement }>;
}

export interface ModuleRenderers {
  rowLabel: (props: RowProps) => ReactElement | string;
  fieldAction: (props: ActionProps) => ReactElement | null;
}

let parts: ModuleRenderers | null = null;

export const setModuleRenderers = (renderers: ModuleRenderers): void => {
  parts = renderers;
};

/** @public */
export const rowLabel = (props: RowProps): ReactElement | string => parts?.rowLabel(props) ?? props.label;

/** @public */
export const fieldAction = (props: ActionProps): ReactElement | null => parts?.fieldAction(props) ?? null;

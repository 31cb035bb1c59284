import type { ReactElement } from "react";
import { z } from "zod";
import { AddModule } from "./add-module";
import { moduleUid, type ActionProps, type RowProps } from "./module-field";
import { ModuleRowLabel } from "./module-row-label";

const paramsSchema = z.object({ locale: z.string() });
const languageOf = (params: unknown): string => paramsSchema.safeParse(params).data?.locale ?? "";

export const rowLabel = ({ targetModel, label, id, params, changedAt }: RowProps): ReactElement | string =>
  targetModel === moduleUid && id !== undefined ? (
    <ModuleRowLabel id={id} label={label} language={languageOf(params)} changedAt={changedAt ?? ""} />
  ) : (
    label
  );

export function fieldAction({ targetModel, disabled = false, connect, params, Renderer }: ActionProps) {
  if (targetModel !== moduleUid) return null;
  return (
    <Renderer key="add-module">
      {({ dispatch }) => (
        <AddModule
          disabled={disabled}
          language={languageOf(params)}
          connect={connect}
          open={({ documentId }) =>
            dispatch({
              type: "GO_TO_RELATION",
              payload: {
                document: { collectionType: "collection-types", model: moduleUid, documentId, params },
                shouldBypassConfirmation: true,
              },
            })
          }
        />
      )}
    </Renderer>
  );
}

const why = "content-manager.containers.list.autoCloneModal.error.relation";

/** Why an entry is not copied at once; what Strapi says of it no longer holds (see clone-without-owned-relations.ts). */
export const cloneMessagesEn = { [why]: "These stay with the original: the copy begins without them." };
export const cloneMessagesNl = { [why]: "Die blijven bij het origineel: de kopie begint zonder." };
export const cloneMessagesFr = { [why]: "Elles restent à l’original : la copie commence sans elles." };

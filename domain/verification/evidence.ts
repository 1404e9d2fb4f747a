/** Names the sources of evidence. Each check of a person is also a source, with the name of the check. */
export const SCREENING = 'sanctions_screening';
export const REGISTER = 'irs_register';
export const EMAIL = 'email_confirmation';
export const LOOK_ALIKES = 'name_look_alikes';
export const REVOKED_KIN = 'revoked_entities';
export const OFFICER_BACKGROUND = 'officer_background';

/** The sources that the entity may read. Only reviewers read the others, so that no suspect is warned. */
export const SOURCES_FOR_ENTITY: readonly string[] = [REGISTER, EMAIL];

export type RequirementId = string;
export const requirementIds: readonly RequirementId[] = [];

export function sheetText(): string;
export function otherText(name: string): string;
export const OTHERS: readonly string[];

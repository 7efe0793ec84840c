export function sheetText(): string;

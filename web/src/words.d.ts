declare module "virtual:words" {
  type Words = Record<string, () => Promise<string>>;
  /** The page's words, by language. */
  export const shell: Words;
  /** Each game's words, by its folder and by language. */
  export const games: Record<string, Words>;
}

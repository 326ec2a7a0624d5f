/** The only source of randomness in the rules. */
export interface Chance {
  /** A whole number from 0 to n−1, each equally likely. n is 1 … 2³². */
  below(n: number): number
}

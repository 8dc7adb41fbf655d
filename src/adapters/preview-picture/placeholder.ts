/** One quiet thread on undyed cloth, 1200 x 800: what stands in place of a picture. It shows no building, for it knows of none. */
export const fundPlaceholder =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 800" width="1200" height="800" preserveAspectRatio="xMidYMid slice"><rect width="1200" height="800" fill="#EFE9DC"/><path d="M-20 470C220 470 300 300 520 300s250 240 440 240 160-110 280-110" fill="none" stroke="#C9BFA9" stroke-width="6" stroke-linecap="round"/></svg>'

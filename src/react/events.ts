/** The events that both pickers send, by the prop that listens to them. */
export const pickerEvents = {
  onAssetPick: 'asset-pick',
  onSelectionChange: 'selection-change',
  onSearchChange: 'search-change',
  onSignInChange: 'sign-in-change',
  onPickerCancel: 'picker-cancel',
  onPickerError: 'picker-error',
} as const;

import Faked

// Without an initial value, an optional variable begins as 'nil' only if all that are declared with it have a value.
struct ErrandTogether { var title: String, due: Int? }
struct PauseTogether { var start, end: Int?, count = 0 }

@Faked protocol TogetherStore {
  func errand() -> ErrandTogether
  func pause() -> PauseTogether
}
